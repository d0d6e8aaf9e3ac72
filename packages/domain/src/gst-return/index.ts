/** The sales side of a GST return: which periods there are, when they are due, and what of each invoice falls into them. */
export * from './periods';
export * from './sales';
