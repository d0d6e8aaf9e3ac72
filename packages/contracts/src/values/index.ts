/** Plain values of the contracts, for browsers: they come without zod, which the schemas would bring along (25 KB, and the schemas as much). */
export * from './advisors';
export { APP_NAME } from './app-name';
export * from './calculators';
export * from './company-imports';
export * from './draft-name';
export * from './error-code';
export * from './estimates';
export * from './headers';
export * from './imports';
export * from './materials';
export * from './suppliers';
export * from './trades';
