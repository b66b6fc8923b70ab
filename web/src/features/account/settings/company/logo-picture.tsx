import { readLogo } from '@dre/core/contract/account/settings';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import styles from '../settings.module.css';

export function LogoPicture({ id, alt }: { readonly id: string; readonly alt: string }) {
  const { data } = useQuery(readLogo, { params: { id } }, id);
  return data === undefined ? null : <img className={styles['logo']} src={data.image} alt={alt} />;
}
