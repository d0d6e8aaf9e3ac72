import { spawn } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** How often is looked whether whoever started us is still there: npm's shell may end without a word to us. Milliseconds. */
const LOOK_EVERY = 500;

/**
 * Starts a command that ends before this process does: whatever would end us, or ends whoever has started us, ends the command, and us after
 * it. `isEnding()` tells whether that is so.
 * @param {string} command @param {readonly string[]} args @param {import('node:child_process').SpawnOptions} options
 */
export function startTogether(command, args, options) {
  const child = spawn(command, args, options);
  const parent = process.ppid;
  let isEnding = false;
  const end = (signal) => {
    isEnding = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  const looking = setInterval(() => process.ppid !== parent && end('SIGTERM'), LOOK_EVERY).unref();
  child.once('close', () => {
    clearInterval(looking);
    for (const signal of SIGNALS) process.off(signal, end);
  });
  return { child, isEnding: () => isEnding };
}

/** The allocator of glibc keeps freed memory apart for each thread, eight times the number of cores, unless it is told otherwise. */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2' };
/** Left to itself V8 lets garbage pile up to more than what is in use: 150 MB under load. The Dockerfile says the same. */
export const SERVER_FLAGS = ['--enable-source-maps', '--heap-growing-percent=50'];

/** Starts a server of ours, which by a channel to us also hears of our violent end. */
export function startServer(args, options) {
  const env = { ...ALLOCATOR, ...process.env };
  return startTogether(process.execPath, [...SERVER_FLAGS, ...args], {
    env,
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  }).child;
}
