import { readDay } from './bank/read-day';
import { readCsv } from './csv-read';
import { inThousands, shortDecimal, withoutEnd } from './digits';
import { splitAddress } from './einvoice/split-address';
import { noteBlocks } from './note-text';
import { parseDecimal, parsePercent } from './parse-decimal';
import { readNumber } from './read-number';
import { finish } from './steps';
import { fold, oneLine } from './text';
import { parseFigure, parseLength } from './units';
import { readNumber as saidNumber } from './voice/numbers';
import { spelled, tokenise } from './voice/tokens';
import { PLACE_NAMES, placeWords } from './weather/places';

/** Ten times what a sheet of prices held. What begins anew at each sign takes a minute for it, what reads on takes milliseconds. */
const MANY = 200_000;
const SECONDS = 5;
const many = (sign: string): string => sign.repeat(MANY / sign.length);

test.each<[reader: string, read: () => unknown, answer: unknown]>([
  ['withoutEnd', () => withoutEnd(`${many('.')}x`, /\./).length, MANY + 1],
  ['shortDecimal', () => shortDecimal(`1.${many('0')}1`).length, MANY + 3],
  ['inThousands', () => inThousands(many('9')).length, MANY + 66_666],
  ['fold', () => fold(`${many(' ')}x`), 'x'],
  ['oneLine', () => oneLine(`1 Tui St${many(' ')}x`).length, MANY + 9],
  ['parseDecimal', () => parseDecimal(`${many('0')},`), null],
  ['parsePercent', () => parsePercent(`${many('%')}x`), null],
  ['readNumber', () => readNumber(`1.${many('0')}`), { problem: 'Please enter a number, such as 2.4' }],
  ['parseFigure', () => parseFigure(`5'${many(' ')}x`, true), null],
  ['parseLength', () => parseLength(`${many('m')}x`, 'm'), null],
  ['splitAddress', () => splitAddress(`1 Tui St\nŌtaki${many(' ')}5512`).city, 'Ōtaki'],
  ['splitAddress, without a postcode', () => splitAddress(`1 Tui St\n${many('5512 ')}x`).postcode, ''],
  ['readDay', () => readDay(`${many(' 1:11')}\nx`), null],
  ['readCsv, whose rows are shorter', () => finish(readCsv(`'${"'".repeat(90_000)}x`))[0]?.cells[0]?.length, 90_002],
  ['noteBlocks', () => noteBlocks(`- [ ]${many('\t')}x\ry`)[0]?.kind, 'checks'],
  ['saidNumber', () => saidNumber([`${many('0')}.`], 0), null],
  ['spelled', () => spelled(tokenise(`deck ${many('!')}x`), tokenise(`deck ${many('!')}x`).tokens).length, MANY + 6],
  ['placeWords', () => PLACE_NAMES.get(placeWords(`${many('-')}Ōtaki`))?.name, 'Ōtaki'],
])('TR-206 %s reads a text of its worst kind in a time that grows with the text alone', (_, read, answer) => {
  const from = performance.now();
  expect(read()).toEqual(answer);
  expect((performance.now() - from) / 1000).toBeLessThan(SECONDS);
});
