/** What the bell asks for: as many as its panel shows. The page has all. */
export const NEWEST = { limit: 8 };
