import { createEstimate } from '@dre/core/contract/estimates';
import { useNavigate } from '@tanstack/react-router';
import { newId } from '../../../lib/new-id.ts';
import { useApi } from '../../../lib/services.ts';
import { Button } from '../../../ui/Button.tsx';

export function IntakePage() {
  const api = useApi();
  const navigate = useNavigate();
  const start = async () => {
    const created = await api.call(createEstimate, { body: { id: newId() } });
    if (!created.ok) return;
    const params = { id: created.value.estimate.id };
    await navigate({ to: '/estimate/$id/new-estimate', params, search: { damage: 'road' }, replace: true });
  };
  return (
    <>
      <h1>New Estimate</h1>
      <Button variant="primary" onPress={() => void start()}>
        Open damage view
      </Button>
    </>
  );
}
