const NAMED =
  /\b((?:password|passwort|token|secret|session|api-?key|authorization|code)["']?\s*[=:]\s*(?:bearer\s+)?["']?)[^\s"'&#,;)]+/gi;
const PARAMETER = /([?&][\w.-]+=)[^\s"'&#)]+/g;
/** What private links hold between two slashes. */
const LONG_PART = /\/[\w-]{20,}(?=$|[\s"'/?#)])/g;

/** The words of a report without what opens something: values in an address, parts of private links, values named as secrets. */
export const withoutSecrets = (text: string): string =>
  text.replace(PARAMETER, '$1…').replace(NAMED, '$1…').replace(LONG_PART, '/…');
