import ArcoDescriptions from '@arco-design/web-react/es/Descriptions';
import '../../styles/arco/descriptions.css';
import type { Fact } from './facts';

interface Props {
  facts: Fact[];
}

const COLUMNS = { xs: 1, md: 2, xl: 3 };

/** Arco's descriptions: labelled values side by side, one below the other on phones. */
export function Descriptions({ facts }: Props) {
  return <ArcoDescriptions data={facts} column={COLUMNS} tableLayout="fixed" layout="inline-horizontal" />;
}
