import { maskAddresses } from './mask-address';

it('keeps the first sign and the domain of every address, and what stands around them', () => {
  expect(maskAddresses('hemi.tamatea@example.nz')).toBe('h***@example.nz');
  expect(maskAddresses('ō@mail.example.co.nz')).toBe('ō***@mail.example.co.nz');
  expect(maskAddresses('550 5.1.1 <aroha+x@example.nz>: no such user; try b@c.nz.')).toBe(
    '550 5.1.1 <a***@example.nz>: no such user; try b***@c.nz.',
  );
  expect(maskAddresses('451 Please try again later')).toBe('451 Please try again later');
});
