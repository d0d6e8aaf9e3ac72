import { Alert, Button, Form, type FormInstance } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { renewUid, useOwnUid } from './own-uid';
import { usePersistentDraft } from './persistent-draft';
import { type FindSaved, SavedAlready } from './saved-already';
import { useHold, useSave } from './use-save';

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
  /** Stays for the next row: once saved, the fields that still hold what was saved are emptied; what was typed meanwhile stays. */
  isReused?: boolean;
  onCancel?: () => void;
  onValuesChange?: (changed: Partial<Values>, all: Values) => void;
  /** Names of the request that differ from the form's; see `applyProblem`. */
  names?: Record<string, string>;
  form?: FormInstance<Values>;
  /** Of a form with a `uid`: finds what an earlier try made whose answer was lost, so that it can be opened in place of making another. */
  findSaved?: FindSaved;
  /** Of a form that does not close by its address: closes it when what was saved is opened. */
  onOpenSaved?: () => void;
  children: ReactNode;
}

/**
 * A form of one column: labels above, help under, errors beside the field, the cursor at the first fault, nothing typed is ever lost. A field
 * that is left is checked once something was typed: a dialog that opens moves the focus by itself. While it is being saved nothing can be
 * typed, unless the form stays for the next row: it would belong nowhere.
 */
export function EntryForm<Values extends object>(props: EntryFormProps<Values>) {
  const { initialValues, draftKey, saveLabel, savingLabel = 'Saving...', onCancel, onValuesChange, children } = props;
  const [form] = Form.useForm<Values>(props.form);
  const draft = usePersistentDraft<Values>(draftKey ?? 'none');
  const noteTyped = useOwnUid(form, draftKey);
  const [isTyped, setTyped] = useState(false);
  const { isSaving, problem, taken, save } = useSave(props, form, draft);
  const restored = draftKey ? draft.restored : null;
  const id = useId();
  const isHeld = isSaving && !props.isReused;
  useHold(id, isHeld);
  return (
    <Form<Values>
      form={form}
      name={id}
      className={isHeld ? 'dwang-form dwang-form-held' : 'dwang-form'}
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
          onOpen={() => {
            draft.clear();
            props.onOpenSaved?.();
          }}
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
