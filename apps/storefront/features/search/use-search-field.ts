import { type RefObject, useEffect, useRef, useState } from 'react';

interface Handlers {
  onKey: (event: KeyboardEvent) => void;
  onSubmit: (text: string) => void;
}

export interface SearchField {
  text: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Puts a text into the field. */
  write: (text: string) => void;
}

/** Listens to a field that exists before hydration, so that no typed text is lost. */
export function useSearchField(form: RefObject<HTMLFormElement | null>, handlers: Handlers): SearchField {
  const [text, setText] = useState(() => fieldOf(form)?.value ?? '');
  const [isOpen, setOpen] = useState(true);
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const type = () => {
      setText(fieldOf(form)?.value ?? '');
      setOpen(true);
    };
    const open = () => type();
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      latest.current.onSubmit((fieldOf(form)?.value ?? '').trim());
    };
    const press = (event: KeyboardEvent) => latest.current.onKey(event);
    const leave = ({ target }: PointerEvent) => {
      if (!element.closest('search')?.contains(target as Node)) setOpen(false);
    };
    const blur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !element.closest('search')?.contains(relatedTarget as Node)) setOpen(false);
    };
    element.addEventListener('input', type);
    element.addEventListener('focusin', open);
    element.addEventListener('click', open);
    element.addEventListener('submit', submit);
    element.addEventListener('keydown', press);
    element.addEventListener('focusout', blur);
    document.addEventListener('pointerdown', leave);
    return () => {
      element.removeEventListener('input', type);
      element.removeEventListener('focusin', open);
      element.removeEventListener('click', open);
      element.removeEventListener('submit', submit);
      element.removeEventListener('keydown', press);
      element.removeEventListener('focusout', blur);
      document.removeEventListener('pointerdown', leave);
    };
  }, [form]);
  const write = (next: string) => {
    const field = fieldOf(form);
    if (field) field.value = next;
    setText(next);
  };
  return { text, isOpen, setOpen, write };
}

export function fieldOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement | null {
  return form.current?.querySelector<HTMLInputElement>('input[name="search"]') ?? null;
}
