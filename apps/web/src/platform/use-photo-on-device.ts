import { useEffect, useState } from 'react';
import { useOffline } from './services.ts';

type Preview = { content?: Blob | undefined; isLost: boolean };

/** What the photo that lies on the device shows. */
export function usePhotoOnDevice(photo_id: string | undefined) {
  const { photos } = useOffline();
  const [preview, setPreview] = useState<Preview>({ isLost: false });
  useEffect(() => {
    let isCurrent = true;
    setPreview({ isLost: false });
    if (photo_id) {
      void photos.read(photo_id).then((content) => {
        if (isCurrent) setPreview({ content, isLost: !content });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [photos, photo_id]);
  return preview;
}
