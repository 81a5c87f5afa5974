import { type CSSProperties, type ReactNode, useState } from 'react';
import { useFileLink } from '../platform/use-file-link.ts';

type Props = {
  store_id: string;
  file_id: string;
  alt: string;
  className: string;
  linkClass: string;
  style?: CSSProperties;
  failed: ReactNode;
  pending: ReactNode;
};

/**
 * The picture of a file; a tap opens it in full. An address works for a minute, and the tap wants one of now: the picture
 * that has been loaded stays as it is, or every new address would load it again.
 */
export function FilePicture(props: Props) {
  const { store_id, file_id, alt, className, linkClass, style, failed, pending } = props;
  const { data, error } = useFileLink(store_id, file_id);
  const [loaded, setLoaded] = useState<string>();
  const url = data?.url;
  if (!url) return error ? failed : pending;
  const shown = loaded ?? url;
  return (
    <a href={url} target="_blank" rel="noreferrer" style={style} className={linkClass}>
      <img
        src={shown}
        alt={alt}
        loading="lazy"
        className={className}
        onLoad={() => setLoaded(shown)}
        onError={() => setLoaded(undefined)}
      />
    </a>
  );
}
