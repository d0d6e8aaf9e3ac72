import { Alert, Button, Form, type FormInstance } from 'antd';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { applyProblem } from './apply-problem';
import { hasUid, renewUid, useOwnUid } from './own-uid';
import { usePersistentDraft } from './persistent-draft';
import { type FindSaved, SavedAlready, takenBy } from './saved-already';

export interface EntryFormProps<Values> {
  /** Saves. What it throws is put on the fields, or above the form; `false` says that nothing was saved, and all stays as it is. */
  onSave: (values: Values) => Promise<unknown>;
  initialValues?: Partial<Values>;
  /** Keeps what is typed in this browser, for this person, under this name until it is saved. Leave out for forms with a password. */
  draftKey?: string;
  /** The main button's words: `Create project`. */
  saveLabel: string;
  /** What it says while saving: `Creating...`. */
  savingLabel?: string;
  /** For a small form among others on a page that has its own main action: the button is not orange. */
  quiet?: boolean;
  onCancel?: () => void;
  onValuesChange?: (changed: Partial<Values>, all: Values) => void;
  /** Names of the request that differ from the form's; see `applyProblem`. */
  names?: Record<string, string>;
  form?: FormInstance<Values>;
  /** Of a form with a `uid`: finds what an earlier try made whose answer was lost, so that it can be opened in place of making another. */
  findSaved?: FindSaved;
  children: ReactNode;
}

/**
 * A form of one column: labels above, help under, errors beside the field, the cursor at the first fault, nothing typed is ever lost. A field
 * that is left is checked once something was typed: a dialog that opens moves the focus by itself. While it is being saved nothing can be
 * typed: it would belong neither to this row nor to the next.
 */
export function EntryForm<Values extends object>(props: EntryFormProps<Values>) {
  const { initialValues, draftKey, saveLabel, savingLabel = 'Saving...', onCancel, onValuesChange, children } = props;
  const [form] = Form.useForm<Values>(props.form);
  const draft = usePersistentDraft<Values>(draftKey ?? 'none');
  const noteTyped = useOwnUid(form, draftKey);
  const [isTyped, setTyped] = useState(false);
  const { isSaving, problem, taken, save } = useSave(props, form, draft.clear);
  const restored = draftKey ? draft.restored : null;
  const id = useId();
  useHold(id, isSaving);
  return (
    <Form<Values>
      form={form}
      name={id}
      className="dwang-form"
      aria-busy={isSaving}
      layout="vertical"
      requiredMark={markOptional}
      validateTrigger={isTyped ? 'onBlur' : []}
      noValidate
      scrollToFirstError={{ block: 'center', focus: true }}
      initialValues={{ ...initialValues, ...restored }}
      onValuesChange={(changed: Partial<Values>, all: Values) => {
        noteTyped();
        setTyped(true);
        if (draftKey) draft.save(form.getFieldsValue());
        onValuesChange?.(changed, all);
      }}
      onFinish={save}
    >
      {problem && <Problem text={problem} />}
      {taken && (
        <SavedAlready
          rowId={taken.rowId}
          find={props.findSaved}
          onOpen={draft.clear}
          onSaveAnother={() => {
            renewUid(form);
            form.submit();
          }}
        />
      )}
      {children}
      <div className="dwang-form-actions">
        {onCancel && (
          <Button onClick={onCancel} disabled={isSaving}>
            Cancel
          </Button>
        )}
        <Button type={props.quiet ? 'default' : 'primary'} htmlType="submit" loading={isSaving}>
          {isSaving ? savingLabel : saveLabel}
        </Button>
      </div>
    </Form>
  );
}

function useSave<Values extends object>(
  { onSave, names }: EntryFormProps<Values>,
  form: FormInstance<Values>,
  forget: () => void,
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
      forget();
      renewUid(form);
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

function useHold(formId: string, isSaving: boolean): void {
  useLayoutEffect(() => {
    const element = isSaving ? document.getElementById(formId) : null;
    const refuse = (event: Event) => event.preventDefault();
    element?.addEventListener('beforeinput', refuse, true);
    return () => element?.removeEventListener('beforeinput', refuse, true);
  }, [formId, isSaving]);
}

/** Brought into sight: the button that was pressed may be far below. */
function Problem({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem is another thing to see
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not hand on.
    void place.current?.scrollIntoView?.({ block: 'center' });
  }, [text]);
  return (
    <div ref={place} className="dwang-form-problem">
      <Alert type="error" showIcon title={text} role="alert" />
    </div>
  );
}

/** Required fields are the rule; the others say "optional". */
const markOptional = (label: ReactNode, { required }: { required: boolean }) => (
  <>
    {label}
    {!required && <span className="dwang-optional">optional</span>}
  </>
);
