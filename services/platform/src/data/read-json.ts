/** A stored JSON text as its value. What is no JSON stays a text, which no contract takes: a list leaves that row out (`AnswerSerializer`). */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
