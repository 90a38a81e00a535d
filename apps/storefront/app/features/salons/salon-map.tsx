import { useEffect, useState } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { MapPicture, type MapPictureProps } from './map-picture.tsx';
import { type OutlineFile, type OutlineMap, outlineOf } from './outline-map.ts';
import styles from './salon-map.module.css';

/** Map of the results; its picture is hidden from screen readers, since the list holds the same. */
export function SalonMap(props: MapPictureProps) {
  const file = outlineOf(useMarket());
  return file === null ? null : <LoadedMap file={file} {...props} />;
}

function LoadedMap({ file, ...props }: MapPictureProps & { readonly file: OutlineFile }) {
  const { width, height, load } = file;
  const [outline, setOutline] = useState<OutlineMap | null>(null);

  useEffect(() => {
    let isMounted = true;
    // Ignored: the list works without a map.
    load().then(
      (loaded) => isMounted && setOutline(loaded),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [load]);

  // Renders a new map for other salons, with its own first view.
  const key = props.found.map(({ salon }) => salon.salonNo).join();
  return (
    <div>
      {outline === null ? (
        <div
          className={styles['map']}
          style={{ aspectRatio: `${width} / ${height}` }}
          data-scripted
        />
      ) : (
        <MapPicture key={key} outline={outline} {...props} />
      )}
    </div>
  );
}
