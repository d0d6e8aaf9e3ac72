/**
 * Patterns that are not proved linear, and what bounds the time that they may take all the same.
 * @typedef {object} Bound
 * @property {string} file
 * @property {(RegExp | string)[]} patterns as they stand in the file; of one composed by `RegExp(…)` the name of what holds it
 * @property {string} most what bounds the text, and where it is cut; or what bounds the reading of any text
 */

const SITUATION = 'A situation has at most 2,000 signs (MAX_SITUATION of the contracts)';
const NEAR = 'Read only in the 60 signs beside a figure (NEAR of plain-text.ts), by slices in the same file';
const REPORT = 'A report has a message of 500, a stack of 4,000 and a place of 300 signs (ReportClientError of the contracts)';
const FROM_NAME = 'Begins only at one of few words, and each run of spaces and signs behind it is read once';

/** @type {Bound[]} */
export const bounded = [
  {
    file: 'packages/domain/src/bank/named-invoices.ts',
    patterns: ['DAY_OR_AMOUNT', 'own'],
    most: 'What a bank writes of a payment has at most 1,000 signs: the columns of BankLineRow, cut in read-statement-file.ts',
  },
  {
    file: 'packages/domain/src/bank/named-invoices.ts',
    patterns: ['lettered', 'digits', 'end'],
    most: 'Letters and figures of an invoice number (40 signs in the contracts) with at most three signs between; all is fixed but those',
  },
  {
    file: 'services/admin/src/client-errors/without-secrets.ts',
    patterns: [
      /\b((?:password|passwort|token|secret|session|api-?key|authorization|code)["']?\s*[=:]\s*(?:bearer\s+)?["']?)[^\s"'&#,;)]+/gi,
    ],
    most: `${REPORT}. ${FROM_NAME}`,
  },
  {
    file: 'services/admin/src/client-errors/without-secrets.ts',
    patterns: [/\/[\w-]{20,}(?=$|[\s"'/?#)])/g],
    most: `${REPORT}. Begins only at a slash and ends at the next`,
  },
  {
    file: 'services/jobs/src/clients/import/columns.ts',
    patterns: [/\brole\b|position|job title|organi[sz]ation.* title/],
    most: 'A heading is cut to 100 signs (headingText of heading-groups.ts)',
  },
  {
    file: 'services/platform/src/http/route-table.ts',
    patterns: ['pattern'],
    most: 'Made of our own routes: fixed words, and parts that end at the next slash',
  },
  {
    file: 'services/platform/src/logs/masked.ts',
    patterns: [/\b(password|passwd|secret|token|key|authorization|cookie|session)(["']?\s*[=:]\s*["']?)[^\s"',;]+/gi],
    most: FROM_NAME,
  },
  {
    file: 'services/platform/src/logs/masked.ts',
    patterns: [/[\w.+-]{1,254}@[\w-]{1,63}\.[\w.-]+/g],
    most: 'From each sign at most 254 are read before the @ and 63 behind it; the rest matches whatever it is',
  },
  {
    file: 'services/platform/src/mail/mask-address.ts',
    patterns: [/[^\s<>"'(),:;@]{1,254}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g],
    most: 'From each sign at most 254 are read before the @ and 63 to each point; the rest matches whatever it is',
  },
  {
    file: 'services/platform/src/secrets/secrets.ts',
    patterns: [/^sealed1\.([\w-]{8})\.([\w-]{16})\.([\w-]{22,})$/],
    most: 'Begins only at the start, and each part ends at a point, which it cannot hold',
  },
  {
    file: 'services/tools/src/advisors/figures/read-lengths.ts',
    patterns: ['BEFORE_HEIGHT', 'BEFORE_DEPTH', 'BEFORE_OTHER'],
    most: NEAR,
  },
  {
    file: 'services/tools/src/advisors/figures/read-money.ts',
    patterns: [
      /\$\s?(\d{1,3}(?: \d{3})+(?!\d)|\d{1,9}(?:\.\d{1,2})?)(?:\s?(k|m|thousand|grand|million|mil)\b)?|(?<![\w.$])(\d{1,3}(?:\.\d)?)\s?(k|grand|thousand dollars|million dollars)\b|(?<![\w.$])(\d{4,9}) dollars\b/g,
    ],
    most: `${SITUATION}. Begins only at a dollar sign or where a figure begins, and its figures end at the next sign that is none`,
  },
  {
    file: 'services/tools/src/advisors/figures/read-money.ts',
    patterns: [
      'NOT_PRICE',
      'PRICE',
      /^\s*(?:incl?(?:uding)? gst |(?:\+|plus|ex|excl) gst )?(?:(?:fixed|house|home|residential|total|kitchen|bathroom|building|deck|price|new)[ -]+){0,2}(?:budget|contract|job|quote|price|renovation|reno|build|extension|alteration|addition|bathroom|kitchen|deck|reroof|project|estimate|tender)s?\b/,
      /^\s*(?:(?:a|an|per|\/|each)\s*(?:hour|hr|day|week|month|year|annum|m2|m3|sq|metre|m)\b|(?:fine|penalty|fee|levy|ute|van|truck|mortgage|loan|excess|bond|turnover|valuation|insurance|deposit|retention|digger|damages?|house\b|property|section))/,
    ],
    most: NEAR,
  },
  {
    file: 'services/tools/src/advisors/figures/read-years.ts',
    patterns: [
      /(?<![\w$.,/#:])(?:(1[89]\d\d)'?(s)?|'?([2-9]0)'?(s))(?![\w%²°]|[.:/]\d|-\d|\s*(?:mm|cm|m|x|to \d|high|wide|long|deep|tall|kg|litres?|l)\b|\s*(?:m2|m3)\b)/g,
    ],
    most: `${SITUATION}, in which all spaces side by side are one (fold). Two to six signs, looked at with the next word`,
  },
  { file: 'services/tools/src/advisors/figures/read-years.ts', patterns: ['BEHIND', 'BUILT', 'PART'], most: NEAR },
  {
    file: 'services/tools/src/advisors/figures/things.ts',
    patterns: [
      /\b(?:around|behind|beside|at|on|onto|near|next to|under|against|outside|along|in|off|to|by|over|above|below|from|into|inside|of|adjoining|facing) (?:the |a |an |our |my |his |her |their |an? old |old |existing |new |two |three |single |double |- ?)*$/,
    ],
    most: NEAR,
  },
  {
    file: 'services/tools/src/advisors/figures/things.ts',
    patterns: [
      'WORD',
      /^[\s-]*(?:(?!(?:and|with|on|for|at|to|from|of|in|off|by|or|beside|behind|next|is|the|a|above|below|near)\b)[a-z]+[\s-]+){0,3}$/,
    ],
    most: `${SITUATION}. Begins only where a word begins, and reads at most three of them`,
  },
  {
    file: 'mf-tools/src/features/calculator/tokens.ts',
    patterns: [/\s+|((?:\d|[.,]\d)[\d.,]*)|(mm|cm|m|in|ft)(?![a-z])|([-+−*×x/÷()%])/giy],
    most: 'Sticky: tried at one place only, where each way is one run of signs of a kind',
  },
];
