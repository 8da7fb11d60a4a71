import { useLingui } from '@lingui/react/macro';
import { CallRefused, type FaultCode } from 'market/calls/client';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { showFault } from '#features/config/show-fault.tsx';
import { afterPress } from '../after-press.ts';

/** Error messages by field. */
export type Faults<Name extends string> = Partial<Record<Name, string>>;

interface FormPlan<Name extends string> {
  /** Returns the faults of the current values, in the order of the fields. */
  check: () => Faults<Name>;
  send: () => Promise<void>;
  /** Which field a refusal of the server belongs to, where its code is not the field's own name. */
  fieldOf?: Partial<Record<FaultCode, Name>>;
  /** Knows what `check` needs, such as how numbers are read. */
  prepare?: () => Promise<void>;
}

interface AuthForm<Name extends string> {
  form: RefObject<HTMLFormElement | null>;
  faults: Faults<Name>;
  isSending: boolean;
  /** On leaving a field: its fault shows. */
  leave: (name: Name) => void;
  /** On typing: the fault of the field disappears. */
  clearFault: (name: Name) => void;
  submit: (event?: FormEvent) => void;
}

/**
 * A form that shows faults at their fields, on leaving one and on submitting. Focuses the first; a refusal is shown at
 * its field if it has one, else as a toast. Submits only once at a time.
 */
export function useAuthForm<Name extends string>(plan: FormPlan<Name>): AuthForm<Name> {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const current = useRef(plan);
  current.current = plan;
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [refusedAt, setRefusedAt] = useState<{ name: string }>();
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);

  useEffect(() => {
    if (refusedAt) focusOn(form.current, refusedAt.name);
  }, [refusedAt]);

  const show = (found: Faults<Name>) => {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) setRefusedAt({ name: first });
  };

  const refuse = (error: unknown) => {
    const placed = placedFaults(error, current.current.fieldOf ?? {}, form.current);
    if (placed) show(placed as Faults<Name>);
    else showFault(error, i18n, () => void run());
  };

  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    try {
      await current.current.prepare?.();
      const found = withoutGaps(current.current.check());
      show(found);
      if (Object.keys(found).length === 0) await current.current.send();
    } catch (error) {
      refuse(error);
    } finally {
      isRunning.current = false;
      setIsSending(false);
    }
  };

  return {
    form,
    faults,
    isSending,
    leave: (name) => afterPress(() => setFaults((before) => ({ ...before, [name]: current.current.check()[name] }))),
    clearFault: (name) => setFaults((before) => ({ ...before, [name]: undefined })),
    submit(event) {
      event?.preventDefault();
      void run();
    },
  };
}

/** Every message of the refusal at its field; nothing when one of them has none. */
function placedFaults(
  error: unknown,
  fieldOf: Partial<Record<FaultCode, string>>,
  form: HTMLFormElement | null,
): Faults<string> | undefined {
  if (!(error instanceof CallRefused) || error.faults.length === 0) return undefined;
  const fields = error.faults.map(({ code }) => fieldOf[code] ?? (form?.elements.namedItem(code) ? code : undefined));
  if (fields.includes(undefined)) return undefined;
  return Object.fromEntries(error.faults.map(({ message }, index) => [fields[index], message]));
}

function withoutGaps<Name extends string>(faults: Faults<Name>): Faults<Name> {
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => text)) as Faults<Name>;
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
