/** The version of the promise between shell and remotes. A remote built for another major is not loaded. */
export const CONTRACT_VERSION = 1;
