import fc from 'fast-check';
import { checkBankAccount, checkGstNumber, checkNzbn, checkPeppolId } from '.';

describe('GST number', () => {
  it.each([
    ['49-091-850', null],
    ['35-901-981', null],
    ['49-098-576', null],
    ['136-410-132', null],
    ['136-410-133', 'unlikely'],
    ['9-125-568', 'shape'],
    ['09-125-568', 'unlikely'],
    ['999-999-999', 'unlikely'],
    ['49-091-85x', 'shape'],
    ['', 'shape'],
  ])('%s: %s', (text, problem) => expect(checkGstNumber(text).problem).toBe(problem));

  it.each([
    ['49091850', '49-091-850'],
    ['049 091 850', '49-091-850'],
    ['136410132', '136-410-132'],
  ])('shows %s as %s', (text, formatted) => expect(checkGstNumber(text)).toEqual({ problem: null, formatted }));
});

describe('bank account', () => {
  it.each([
    ['01-0902-0068389-00', null],
    ['12-3140-0171323-50', null],
    ['12-3141-0325080-00', null],
    ['08-6523-1954512-001', null],
    ['26-2600-0320871-032', null],
    ['01-9999-12312311-111', 'unlikely'],
    ['06-0123-0123457-000', null],
    ['09-0000-0012346-0001', null],
    ['25-2500-1234569-000', null],
    ['28-2100-1234576-000', null],
    ['08-6500-1234579-000', null],
    ['02-0500-0632487-000', 'unlikely'],
    ['01-0902-1000000-00', null],
    ['31-2800-1234567-00', null],
    ['31-2800-0000000-00', 'unlikely'],
    ['99-0001-0068389-00', 'unlikely'],
    ['01-0902-68389-00', 'shape'],
    ['01-0902-0068389', 'shape'],
    ['no account', 'shape'],
  ])('%s: %s', (text, problem) => expect(checkBankAccount(text).problem).toBe(problem));

  it.each([
    ['010902006838900', '01-0902-0068389-00'],
    ['01 0902 0068389 000', '01-0902-0068389-000'],
    ['090000000123460001', '09-0000-0012346-001'],
    [' 01-0902-00068389-0000 ', '01-0902-0068389-000'],
  ])('shows %s as %s', (text, formatted) => expect(checkBankAccount(text)).toEqual({ problem: null, formatted }));
});

describe('NZBN', () => {
  it.each([
    ['9429041535110', null],
    ['9429 0327 1325 2', 'unlikely'],
    ['9329041535110', 'shape'],
    ['942904153511', 'shape'],
  ])('%s: %s', (text, problem) => expect(checkNzbn(text).problem).toBe(problem));
});

describe('identifier on Peppol (TR-123)', () => {
  it.each([
    ['0151:51824753556', null, 'ABN 51 824 753 556'],
    ['0151:51 824 753 556', null, 'ABN 51 824 753 556'],
    ['0151:51824753557', 'unlikely', 'ABN 51 824 753 557'],
    ['0151:5182475355', 'shape', 'ABN 5182475355'],
    ['0088:9506000140445', null, 'GLN 9506000140445'],
    ['0088:9506000140446', 'unlikely', 'GLN 9506000140446'],
    ['0088:951', 'shape', 'GLN 951'],
    ['9999:51824753556', 'shape', '9999:51824753556'],
  ])('%s: %s', (text, problem, formatted) => expect(checkPeppolId(text)).toEqual({ problem, formatted }));
});

test('whatever is typed, nothing throws and what is shown is read again as the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789- x') }), (text) =>
      [checkBankAccount, checkGstNumber, checkNzbn].every((check) => {
        const { problem, formatted } = check(text);
        return problem === 'shape' || check(formatted).formatted === formatted;
      }),
    ),
  );
});
