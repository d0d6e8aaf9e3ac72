import { BANKS, type BankCheck } from './bank-branches';
import { digitsOf, type NumberCheck } from './number-check';

type Algorithm = 'A' | 'B' | Exclude<BankCheck, 'AB'>;

interface Rule {
  /** Over bank (2), branch (4), base (8) and suffix (4); A stands for 10. */
  weights: string;
  modulus: number;
  /** The digits of each product are added, twice if still over 9. */
  addsDigits?: boolean;
}

/** Source: IRD's RWT/NRWT specification of 31 March 2016. */
const RULES: Readonly<Record<Algorithm, Rule>> = {
  A: { weights: '00637900A584210000', modulus: 11 },
  B: { weights: '00000000A584210000', modulus: 11 },
  D: { weights: '000000076543210000', modulus: 11 },
  E: { weights: '000000000054320001', modulus: 11, addsDigits: true },
  F: { weights: '000000017317310000', modulus: 10 },
  G: { weights: '000000013713710371', modulus: 10, addsDigits: true },
  X: { weights: '000000000000000000', modulus: 1 },
};
const FIRST_BASE_OF_B = 990_000;

interface Account {
  bank: string;
  branch: string;
  base: string;
  suffix: string;
}

const sumOfDigits = (value: number): number => (value > 9 ? sumOfDigits(Math.floor(value / 10) + (value % 10)) : value);

function passes({ bank, branch, base, suffix }: Account): boolean {
  const known = BANKS[bank];
  if (!known || Number(base) === 0) return false;
  const [check, ...ranges] = known;
  if (!ranges.some(([from, to]) => from <= Number(branch) && Number(branch) <= to)) return false;
  const algorithm = check === 'AB' ? (Number(base) < FIRST_BASE_OF_B ? 'A' : 'B') : check;
  const { weights, modulus, addsDigits } = RULES[algorithm];
  const digits = digitsOf(bank + branch + base.padStart(8, '0') + suffix.padStart(4, '0'));
  const products = digits.map((digit, place) => digit * Number.parseInt(weights[place] ?? '0', 16));
  const total = products.reduce((sum, product) => sum + (addsDigits ? sumOfDigits(product) : product), 0);
  return total % modulus === 0;
}

/** Bank 2, branch 4, base 7 (or 8), suffix 2 to 4 digits: in parts, or 15, 16 or 18 digits together. */
function read(text: string): Account | null {
  const parts = text.trim().split(/[\s-]+/);
  const digits = parts.join('');
  const pattern = parts.length === 4 ? /^(\d{2})-(\d{4})-(\d{7,8})-(\d{2,4})$/ : patternFor(digits.length);
  const match = pattern?.exec(parts.length === 4 ? parts.join('-') : digits);
  if (!match) return null;
  const [, bank = '', branch = '', base = '', suffix = ''] = match;
  return { bank, branch, base: base.replace(/^0(?=\d{7}$)/, ''), suffix: suffix.replace(/^0(?=\d{3}$)/, '') };
}

function patternFor(length: number): RegExp | null {
  if (length === 15 || length === 16) return /^(\d{2})(\d{4})(\d{7})(\d{2,3})$/;
  return length === 18 ? /^(\d{2})(\d{4})(\d{8})(\d{4})$/ : null;
}

/** A New Zealand bank account, shown 12-3140-0171323-50. An unknown branch is only unlikely: banks open new ones. */
export function checkBankAccount(text: string): NumberCheck {
  const account = read(text);
  if (!account) return { problem: 'shape', formatted: text.trim() };
  const { bank, branch, base, suffix } = account;
  return { problem: passes(account) ? null : 'unlikely', formatted: [bank, branch, base, suffix].join('-') };
}
