import { type ReactNode, useState } from 'react';

interface Props<Form> {
  make: () => Form;
  children: (form: Form) => ReactNode;
}

/** Makes the form of a new record when it appears, so that it begins empty each time that its address opens it. */
export function FreshForm<Form>({ make, children }: Props<Form>) {
  const [form] = useState(make);
  return children(form);
}
