const NAMED = /\b(password|passwd|secret|token|key|authorization|cookie|session)(["']?\s*[=:]\s*["']?)[^\s"',;]+/gi;
const IN_ADDRESS = /(\w{1,30}:\/\/[^\s:/@]*:)[^\s@/]+@/g;
/** Session tokens, hashes and keys are at least so long, and hold digits and letters without a pause. */
const LONG = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[A-Za-z0-9_-]{40,}(?![\w-])/g;
const EMAIL = /[\w.+-]{1,254}@[\w-]{1,63}\.[\w.-]+/g;
const LONGEST = 600;

/** A line of the log as the administrator may read it: no passwords, keys, tokens and addresses of people. */
export const masked = (text: string): string =>
  text
    .replace(IN_ADDRESS, '$1***@')
    .replace(NAMED, '$1$2***')
    .replace(LONG, '***')
    .replace(EMAIL, '***@***')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, LONGEST);
