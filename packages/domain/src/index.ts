export * from './duration';
export * from './gst';
export * from './invoice-status';
export * from './money';
export * from './text';
export * from './timer';
export * from './zone';
