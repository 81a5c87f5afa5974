import { useEffect, useRef } from 'react';

type Props = { content: Blob; alt: string; className?: string };

/** An image of bytes that lie on the device, which holds their address as long as somebody reads from it. */
export function BlobImage({ content, alt, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image.current) return;
    const address = URL.createObjectURL(content);
    image.current.src = address;
    return whenRead(image.current, () => URL.revokeObjectURL(address));
  }, [content]);
  return <img ref={image} alt={alt} className={className} />;
}

/** An image that goes while it is being read goes on reading: without the address, that is a fault in the console. */
function whenRead(image: HTMLImageElement, act: () => void) {
  const isRead = new Promise((resolve) => {
    for (const outcome of ['load', 'error'])
      image.addEventListener(outcome, resolve, { once: true });
  });
  return () => void isRead.then(act);
}
