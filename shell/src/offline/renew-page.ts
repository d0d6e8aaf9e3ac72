/** Session key: the main script that this tab was already loaded anew for, so that it never reloads twice for one version. */
const RENEWED = 'dwang.renewedFor';
/** Milliseconds that the server may take to say which version it has; the failure itself waits no longer. */
const LIMIT = 3000;
const MAIN_SCRIPT = /\/assets\/main\.[0-9a-z]+\.js/;

const ownScript = (): string | undefined => {
  const scripts = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
  return scripts.map((src) => MAIN_SCRIPT.exec(src)?.[0]).find(Boolean);
};

/** The main script that the server's page names now; undefined where there is no answer. */
async function currentScript(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(LIMIT) });
    return answer.ok ? MAIN_SCRIPT.exec(await answer.text())?.[0] : undefined;
  } catch {
    return undefined;
  }
}

/** True for the first call about this version in this tab. Where the browser keeps nothing, no reload is safe from repeating. */
function isFirstFor(script: string): boolean {
  try {
    if (sessionStorage.getItem(RENEWED) === script) return false;
    sessionStorage.setItem(RENEWED, script);
    return true;
  } catch {
    return false;
  }
}

/**
 * To be called when code did not arrive: loads the page anew, once, if it belongs to a version that the server no longer has. Resolves with
 * whether it does so. What was typed is kept as a draft, and unsent work is on the device.
 */
export async function renewIfOutdated(): Promise<boolean> {
  const own = ownScript();
  const current = own && (await currentScript());
  if (!current || own === current || !isFirstFor(current)) return false;
  window.location.reload();
  return true;
}

/** `load`, but a failure that comes from an outdated page leads to a new page instead, behind whatever stands in for the part. */
export async function loadOrRenew<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (await renewIfOutdated()) return new Promise<never>(() => undefined);
    throw cause;
  }
}
