import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Test files in one group. Loading what they test takes longer than running most of them; a group loads it once. */
const GROUP = 8;
const TEST_FILE = /\.test\.(tsx?|mjs)$/;
/** Such a file changes what modules are for all that come after it. */
const OWN_MODULES = /\bjest\.(mock|doMock|resetModules)\(/;

/**
 * Gathers the test files of a project into groups, each of which jest takes for one file. Hooks and failures stay with their file's name.
 * @param {object} project a jest project with `displayName`, `rootDir` and `roots`
 * @param {string} folder where the groups are written, outside the repository
 * @param {RegExp} apart files of more than half a minute, which stay on their own
 */
export function inGroups(project, folder, apart) {
  const own = join(folder, project.displayName);
  mkdirSync(own, { recursive: true });
  const files = project.roots.flatMap(testFiles).sort();
  const isAlone = (file) => apart.test(file.replaceAll('\\', '/')) || OWN_MODULES.test(readFileSync(file, 'utf8'));
  const alone = files.filter(isAlone);
  const together = files.filter((file) => !isAlone(file));
  for (let first = 0; first < together.length; first += GROUP) {
    const members = together.slice(first, first + GROUP).map((file) => `${describeFile(file, project.rootDir)}\n`);
    writeFileSync(join(own, `${String(first / GROUP).padStart(2, '0')}.test.cjs`), members.join(''));
  }
  return { ...project, roots: [...project.roots, own], testMatch: [join(own, '*.test.cjs'), ...alone] };
}

const testFiles = (root) =>
  readdirSync(root, { recursive: true })
    .filter((file) => TEST_FILE.test(file))
    .map((file) => join(root, file));

const describeFile = (file, root) =>
  `describe(${JSON.stringify(relative(root, file))}, () => void require(${JSON.stringify(file)}));`;
