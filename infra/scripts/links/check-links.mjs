/** @typedef {{ url: string, problem: string }} DeadLink */

const AGENT = 'Mozilla/5.0 (compatible; Dwang link checker)';
/** Servers that refuse to say without a person behind the request; the page may well be there. */
const GUARDED = new Set([401, 403, 405, 429, 999]);

/** The addresses written as `url: '…'` in the source of a directory, each once. */
export const linksIn = (source) => [...new Set([...source.matchAll(/url:\s*'(https?:\/\/[^']+)'/g)].map(([, url]) => url))];

/**
 * Asks for every address, HEAD first and GET where that is refused, a few at once, and answers with those that are dead.
 * @param {readonly string[]} urls
 * @param {{ timeoutMs?: number, atOnce?: number }} [options]
 * @returns {Promise<DeadLink[]>} in the order of `urls`
 */
export async function deadLinks(urls, { timeoutMs = 15_000, atOnce = 6 } = {}) {
  const problems = new Map();
  const waiting = [...urls];
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const problem = await problemOf(url, timeoutMs);
      if (problem) problems.set(url, problem);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, urls.length) }, work));
  return urls.filter((url) => problems.has(url)).map((url) => ({ url, problem: problems.get(url) }));
}

async function problemOf(url, timeoutMs) {
  try {
    const head = await statusOf(url, 'HEAD', timeoutMs);
    const status = head < 400 ? head : await statusOf(url, 'GET', timeoutMs);
    return status < 400 || GUARDED.has(status) ? null : `status ${status}`;
  } catch (error) {
    return error?.name === 'TimeoutError'
      ? `no answer in ${timeoutMs / 1000} s`
      : (error?.cause?.code ?? error?.message ?? 'failed');
  }
}

async function statusOf(url, method, timeoutMs) {
  const answer = await fetch(url, { method, headers: { 'user-agent': AGENT }, signal: AbortSignal.timeout(timeoutMs) });
  await answer.body?.cancel();
  return answer.status;
}
