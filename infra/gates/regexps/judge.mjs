import recheck from 'recheck';

// Its build in JavaScript, which says the same on every machine.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/** Milliseconds. Long lists of words take the most. */
const PATIENCE = 120_000;

/**
 * Whether a pattern reads any text in a time that grows no faster than the text. It has to be proved (by recheck's automaton, which knows no
 * look-around); its other way, to try out texts, found some patterns safe that are not.
 * @param {string} source @param {string} flags
 * @returns {string | null} null for linear; else why not, in words
 */
export function faultOf(source, flags) {
  const { status, complexity, attack, error } = recheck.checkSync(source, flags, { checker: 'automaton', timeout: PATIENCE });
  if (status === 'safe') return null;
  if (status === 'vulnerable') return `${complexity.summary}, for instance for ${attack.pattern}`;
  return `not proved: ${error.message ?? error.kind}`;
}
