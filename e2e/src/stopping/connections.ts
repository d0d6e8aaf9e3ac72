import { get } from 'node:http';
import { connect } from 'node:net';

/** An open stream of live events; `ended` is true when the server ended it well, false when the line broke. */
export function openLive(url: string, cookie: string): Promise<{ ended: Promise<boolean> }> {
  return new Promise((resolve, reject) => {
    get(`${url}/api/events`, { agent: false, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`the stream answered ${answer.statusCode}`));
      answer.resume();
      const ended = new Promise<boolean>((done) => {
        answer.once('end', () => done(answer.complete));
        answer.once('error', () => done(false));
      });
      resolve({ ended });
    }).once('error', reject);
  });
}

/** Waits until the server takes no more connections. */
export async function untilClosed(port: number): Promise<void> {
  while (await isOpen(port)) await new Promise((resolve) => setTimeout(resolve, 20));
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
