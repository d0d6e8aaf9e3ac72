const NAMED = /\b(password|passwd|secret|token|key|authorization|cookie|session)(["']?\s*[=:]\s*["']?)[^\s"',;]+/gi;
const IN_ADDRESS = /(\b\w+:\/\/[^\s:/@]*:)[^\s@/]+@/g;
/** Session tokens, hashes and keys are runs of at least so many signs, letters and digits among them. */
const RUN = /[\w-]+/g;
const SECRET_LENGTH = 40;
const EMAIL = /[\w.+-]{1,254}@[\w-]{1,63}\.[\w.-]+/g;
const LONGEST = 600;

const isSecret = (run: string): boolean => run.length >= SECRET_LENGTH && /\d/.test(run) && /[A-Za-z]/.test(run);

/** A line of the log as the administrator may read it: no passwords, keys, tokens and addresses of people. */
export const masked = (text: string): string =>
  text
    .replace(IN_ADDRESS, '$1***@')
    .replace(NAMED, '$1$2***')
    .replace(RUN, (run) => (isSecret(run) ? '***' : run))
    .replace(EMAIL, '***@***')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, LONGEST);
