import type { FormInstance } from 'antd';
import { useLayoutEffect, useState } from 'react';
import { applyProblem } from './apply-problem';
import { hasUid, renewUid } from './own-uid';
import type { PersistentDraft } from './persistent-draft';
import { takenBy } from './saved-already';

interface SaveOptions<Values> {
  onSave: (values: Values) => Promise<unknown>;
  names?: Record<string, string> | undefined;
  isReused?: boolean | undefined;
  initialValues?: Partial<Values> | undefined;
  draftKey?: string | undefined;
}

/** Saves a form once at a time, and holds what became of it. */
export function useSave<Values extends object>(
  { onSave, names, isReused, initialValues, draftKey }: SaveOptions<Values>,
  form: FormInstance<Values>,
  draft: PersistentDraft<Values>,
) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [taken, setTaken] = useState<ReturnType<typeof takenBy>>(null);
  const save = async (values: Values) => {
    if (isSaving) return;
    setSaving(true);
    setProblem(null);
    setTaken(null);
    try {
      if ((await onSave(values)) === false) return;
      draft.clear();
      renewUid(form);
      const isLeft = isReused && emptySaved(form, values, initialValues);
      if (isLeft && draftKey) draft.save(form.getFieldsValue());
    } catch (error) {
      const row = hasUid(form) ? takenBy(error) : null;
      setTaken(row);
      setProblem(row ? null : applyProblem(form, error, names));
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, problem, taken, save };
}

/** Takes the fields that still hold what was saved back to how they began; answers whether other things were typed meanwhile. */
function emptySaved<Values extends object>(form: FormInstance<Values>, saved: Values, initial: Partial<Values> = {}): boolean {
  const now = form.getFieldsValue() as Record<string, unknown>;
  const begun = initial as Record<string, unknown>;
  const fields = Object.entries(saved).filter(([name]) => name !== 'uid');
  const done = fields.filter(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value));
  form.setFields(done.map(([name]) => ({ name, value: begun[name], touched: false, errors: [] })) as never);
  return done.length < fields.length;
}

/** Refuses typing into the form of this id. */
export function useHold(formId: string, isHeld: boolean): void {
  useLayoutEffect(() => {
    const element = isHeld ? document.getElementById(formId) : null;
    const refuse = (event: Event) => event.preventDefault();
    element?.addEventListener('beforeinput', refuse, true);
    return () => element?.removeEventListener('beforeinput', refuse, true);
  }, [formId, isHeld]);
}
