/** Fonts for papers with other alphabets: fetched, and from then on kept, by the devices that print one. */
const ON_DEMAND = /(^|\/)inter-wide-[^/]+$/;

/**
 * Whether a device that keeps the app for use without a network waits with this file until it is needed.
 * @param {string} name of a built file
 */
export const isOnDemand = (name) => ON_DEMAND.test(name);
