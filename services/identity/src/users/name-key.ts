const MAX_LENGTH = 250;

/** The form in which usernames and e-mail addresses are compared: "Hēmi" and "HĒMI" are one name, full-width letters too. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase().slice(0, MAX_LENGTH);

/** Letters of other scripts, and digits, that are drawn like those of a Latin name. */
const LOOKALIKES: Record<string, string> = {
  ...pairs('авсԁеіјӏмоԛрѕтԝхуѵһкнбοαινρτυκ', 'abcdeijimoqpstwxyvhkhboaivptuk'),
  ...pairs('ıɩᴀl0135', 'iiaioies'),
};

/** The form in which a name is held against the administrator's: marks, dots and spaces gone, lookalikes made Latin. */
export const lookOf = (name: string): string =>
  [
    ...nameKey(name)
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('');

function pairs(from: string, to: string): Record<string, string> {
  const latin = [...to];
  return Object.fromEntries([...from].map((letter, index) => [letter, latin[index] ?? letter]));
}
