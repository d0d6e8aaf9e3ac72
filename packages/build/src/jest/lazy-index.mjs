/** `var _button = _interopRequireDefault(require("./button"));` of an index compiled by Babel. */
const EAGER = /^var (\w+) = (_interopRequire\w+)\((require\("[^"]+"\))\);$/gm;

/**
 * Loads what the index of a large package names only when it is asked for. Jest loads modules anew for each test file, and reading nine
 * hundred icons to draw ten takes longer than most tests do.
 */
export default {
  process: (source) => ({
    code: source.replace(
      EAGER,
      (_, name, helper, load) => `var ${name} = new Proxy({}, { get: (_, key) => ${helper}(${load})[key] });`,
    ),
  }),
};
