import type { School } from '../site/organisation';

export function TelephoneLink({ telephone }: Required<Pick<School, 'telephone'>>) {
  return <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>;
}

export function EmailLink({ email }: Required<Pick<School, 'email'>>) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
