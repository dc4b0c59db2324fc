import ArcoDescriptions from '@arco-design/web-react/es/Descriptions';
import type { ReactNode } from 'react';
import '../../styles/arco/descriptions.css';

interface Props {
  facts: { key: string; label: string; value: ReactNode }[];
}

const COLUMNS = { xs: 1, md: 2, xl: 3 };

/** Arco's descriptions: labelled values side by side, one below the other on phones. */
export function Descriptions({ facts }: Props) {
  return <ArcoDescriptions data={facts} column={COLUMNS} tableLayout="fixed" layout="inline-horizontal" />;
}
