/** Source: specification 1, section 1. */
export const VERSION = '3.4';
