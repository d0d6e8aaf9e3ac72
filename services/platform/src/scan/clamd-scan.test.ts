import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClamdStandIn, EICAR } from '@dwang/testing/services';
import { ClamdScan } from './clamd-scan';

let clamd: ClamdStandIn;
let scan: ClamdScan;
beforeEach(async () => {
  clamd = await ClamdStandIn.start();
  scan = new ClamdScan(clamd.address);
});
afterEach(() => clamd.stop());

it('finds nothing in what is clean, and names what is infected', async () => {
  expect(await scan.find(Buffer.from('2.4,90x45\n'))).toBeNull();
  expect(await scan.find(Buffer.from(`%PDF-1.7 ${EICAR}`))).toBe('Eicar-Test-Signature');
  await scan.check();
});

it.each([1, 65_536, 65_537, 5_000_000])('sends a file of %i bytes whole', async (size) => {
  const content = randomBytes(size);
  await scan.find(content);
  expect(clamd.scanned[0]?.equals(content)).toBe(true);
});

it('speaks over a socket in the file system as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const local = await ClamdStandIn.start(join(folder, 'clamd.ctl'));
  expect(await new ClamdScan(local.address).find(Buffer.from(EICAR))).toBe('Eicar-Test-Signature');
  await local.stop();
  rmSync(folder, { recursive: true });
});

it('throws with what the scanner says, also when it says so before it has read everything', async () => {
  clamd.mood = 'INSTREAM size limit exceeded. ERROR';
  await expect(scan.find(randomBytes(3_000_000))).rejects.toThrow('clamd answers: INSTREAM size limit exceeded. ERROR');
});

it('throws when the scanner hangs up, says nothing, or is not there', async () => {
  clamd.mood = 'hangs-up';
  await expect(scan.find(Buffer.from('x'))).rejects.toThrow('clamd hung up');
  clamd.mood = 'silent';
  await expect(new ClamdScan(clamd.address, 50).find(Buffer.from('x'))).rejects.toThrow('clamd did not answer in time');
  await expect(new ClamdScan('127.0.0.1:1').find(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
});
