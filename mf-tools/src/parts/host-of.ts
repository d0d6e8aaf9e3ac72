/** Whose page it is: `worksafe.govt.nz`. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
