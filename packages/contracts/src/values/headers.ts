/** On every answer of Dwang's own server: its time (ISO). What a network's sign-in page answers in its place does not have it. */
export const TIME_HEADER = 'dwang-time';
/** On an answer that the service worker has kept: it tells of an earlier time. */
export const KEPT_HEADER = 'dwang-kept';
