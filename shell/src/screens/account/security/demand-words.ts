export const demandWords = (company = 'Your company'): string =>
  `${company} asks everybody for a second step besides the password. Setting one up takes about a minute.`;
