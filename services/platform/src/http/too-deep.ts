/** Far more than any of our bodies or rows has; to go through deeper ones takes more stack than there is. */
const MAX_DEPTH = 64;

/** Whether a JSON text is nested deeper than 64 levels, told before it is parsed. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < json.length; index += 1) {
    const mark = json[index];
    if (isText && mark === '\\') index += 1;
    else if (mark === '"') isText = !isText;
    else if (!isText && (mark === '[' || mark === '{')) depth += 1;
    else if (!isText && (mark === ']' || mark === '}')) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
