import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/actions/button';
import { wayBack } from './way-back';

interface Props {
  label: string;
  look?: 'primary' | 'secondary';
}

/** Back to the page that one came from. */
export function BackButton({ label, look = 'secondary' }: Props) {
  const navigate = useNavigate();
  const goBack = () => {
    const way = wayBack();
    void (way === 'back' ? navigate(-1) : navigate(way));
  };
  return (
    <Button look={look} onClick={goBack}>
      {label}
    </Button>
  );
}
