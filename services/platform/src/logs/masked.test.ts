import { masked } from './masked';

it.each([
  ['password=three dry studs', 'password=*** dry studs'],
  ['connect mysql://dwang:s3cret@db:3306/dwang failed', 'connect mysql://dwang:***@db:3306/dwang failed'],
  ['authorization: Bearer-abc, cookie=dwang-session', 'authorization: ***, cookie=***'],
  ['session 0123456789abcdef0123456789abcdef0123456789abcdef', 'session ***'],
  ['no mail to rawiri@example.nz', 'no mail to ***@***'],
  ['request method=GET route=/api/projects/:id status=200', 'request method=GET route=/api/projects/:id status=200'],
  ['requestId=5d2b4f0e-6a0e-4f63-9d3e-0a5f6f5f7c11', 'requestId=5d2b4f0e-6a0e-4f63-9d3e-0a5f6f5f7c11'],
  ['first\nsecond \u001b[31m', 'first second  [31m'],
])('shows %j as %j', (line, shown) => {
  expect(masked(line)).toBe(shown);
});
