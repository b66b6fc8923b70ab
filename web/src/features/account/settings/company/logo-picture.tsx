import { readLogo } from '@dre/core/contract/account/settings';
import { useCall } from '../../../../lib/calls/use-call.ts';
import styles from '../settings.module.css';

export function LogoPicture({ id, alt }: { readonly id: string; readonly alt: string }) {
  const { value } = useCall(readLogo, { params: { id } }, id);
  return value === undefined ? null : <img className={styles['logo']} src={value.image} alt={alt} />;
}
