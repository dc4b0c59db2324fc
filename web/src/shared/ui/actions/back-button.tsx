import { useNavigate } from 'react-router-dom';
import { Button } from './button';

interface Props {
  label: string;
  look?: 'primary' | 'secondary';
}

/** Back to the previous page, or to the first page if there is none. */
export function BackButton({ label, look = 'secondary' }: Props) {
  const navigate = useNavigate();
  const goBack = () => {
    const cameFromInside = (history.state as { idx?: number } | null)?.idx;
    void (cameFromInside ? navigate(-1) : navigate('/'));
  };
  return (
    <Button look={look} onClick={goBack}>
      {label}
    </Button>
  );
}
