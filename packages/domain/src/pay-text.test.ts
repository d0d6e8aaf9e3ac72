import { payTexts } from './pay-text';

test('gives what a bank takes: 12 signs at most, no macrons, and of the number what tells it apart', () => {
  expect(payTexts('Tāne Construction Ltd', 'INV-2026-11001')).toEqual({
    particulars: 'Tane Constru',
    code: 'INV',
    reference: '2026-11001',
  });
  expect(payTexts('Café “Kōwhai”', 'JOB 123456789012345').reference).toBe('456789012345');
  expect(payTexts('Café “Kōwhai”', '42')).toEqual({ particulars: 'Cafe Kowhai', code: '', reference: '42' });
});
