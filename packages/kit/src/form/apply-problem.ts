import type { FieldError } from '@dwang/contracts';
import type { FormInstance } from 'antd';

/** What a refused request looks like: the client's `ApiError`, or a `Problem` as it came. */
interface Refusal {
  detail?: string;
  message?: string;
  title?: string;
  errors?: FieldError[];
}

const UNKNOWN = 'Something went wrong. Please try again.';

/**
 * Puts a refused request's field errors on the form's fields and moves to the first one. Answers what is left to say above the form: the
 * errors of fields that the form does not have or does not show, or the reason when no field is to blame; null when the fields say it all.
 * `names` maps the request's names to the form's where they differ (`{ clientId: 'client' }`).
 */
export function applyProblem(form: FormInstance, error: unknown, names: Record<string, string> = {}): string | null {
  const refusal = isRefusal(error) ? error : { message: messageOf(error) };
  const fields = form.getFieldsError().map(({ name }) => name);
  const known = new Set(fields.filter((name) => isSeen(form, name)).map((name) => name.join('.')));
  const { own, foreign } = sortErrors(refusal.errors ?? [], known, names);
  if (own.size > 0) {
    form.setFields([...own].map(([name, errors]) => ({ name: toPath(name), errors })));
    const first = [...own.keys()][0];
    if (first !== undefined) form.scrollToField(toPath(first), { block: 'center', focus: true });
  }
  if (foreign.length > 0) return foreign.join(' ');
  return own.size > 0 ? null : refusal.detail || refusal.message || refusal.title || UNKNOWN;
}

function sortErrors(errors: FieldError[], known: Set<string>, names: Record<string, string>) {
  const own = new Map<string, string[]>();
  const foreign: string[] = [];
  for (const { field, message } of errors) {
    const name = names[field] ?? field;
    if (known.has(name)) own.set(name, [...(own.get(name) ?? []), message]);
    else foreign.push(message);
  }
  return { own, foreign };
}

/** Neither a hidden field nor one in a part that is folded away can say what is wrong with it. */
function isSeen(form: FormInstance, name: (string | number)[]): boolean {
  const control: unknown = form.getFieldInstance(name);
  const element = control instanceof Element ? control : (control as { nativeElement?: unknown } | undefined)?.nativeElement;
  if (!(element instanceof Element)) return true;
  return element.closest('.ant-form-item-hidden, [hidden], [type="hidden"], details:not([open])') === null;
}

const toPath = (name: string): (string | number)[] => name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** A part of the app that is fetched when it is needed did not come: the browser's words name files, and help nobody. */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.name === 'ChunkLoadError' ? 'A part of the app did not arrive. Try again when you have signal.' : error.message;
}

function isRefusal(error: unknown): error is Refusal {
  return (
    typeof error === 'object' &&
    error !== null &&
    !(error instanceof Error) &&
    ('errors' in error || 'detail' in error || 'message' in error)
  );
}
