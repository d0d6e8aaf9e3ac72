import { useSearchParams } from '@dwang/kit';

export interface FormAddress {
  /** Of a value that the form was opened with; undefined without a positive whole number. */
  id: (name: string) => number | undefined;
  isNew: boolean;
  open: (values?: Record<string, string | number>) => void;
  close: () => void;
}

/** A form that the address opens (`?new=1`, with what it begins from), so that others can link to it and a reload keeps it. */
export function useFormAddress(names: readonly string[]): FormAddress {
  const [params, setParams] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace },
    );
  return {
    id: (name) => Number(params.get(name)) || undefined,
    isNew: params.get('new') === '1',
    open: (values = { new: '1' }) =>
      change((next) => {
        for (const [name, value] of Object.entries(values)) next.set(name, String(value));
      }, false),
    close: () =>
      change((next) => {
        for (const name of ['new', ...names]) next.delete(name);
      }, true),
  };
}
