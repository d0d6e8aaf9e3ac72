/**
 * Ids of the company's clients whose folded text is `like` (a comparison of platform's `whereEachWord`), as an SQL subquery that is worked
 * out once, not for each row. The query needs the parameter `companyId`.
 */
export const clientsHolding = (like: string): string =>
  `SELECT named.id FROM clients named WHERE named.companyId = :companyId AND named.searchText ${like}`;

/** As `clientsHolding`, for jobs by their own text or their client's. */
export const jobsHolding = (like: string): string =>
  'SELECT job.id FROM projects job WHERE job.companyId = :companyId ' +
  `AND (job.searchText ${like} OR job.clientId IN (${clientsHolding(like)}))`;
