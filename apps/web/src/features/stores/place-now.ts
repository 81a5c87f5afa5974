type Place = { text: string; query: { latitude: string; longitude: string } };

/** Six digits are a hand's breadth: what a device says beyond is noise. */
const digits = 6;
const longestWait = 15_000;

/** Where the device is, as the field takes it; or why nobody can say, in words for whoever asked. */
export function placeNow(): Promise<Place | { problem: string }> {
  if (!navigator.geolocation) return Promise.resolve({ problem: problems.unknown });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const latitude = coords.latitude.toFixed(digits);
        const longitude = coords.longitude.toFixed(digits);
        resolve({ text: `${latitude}, ${longitude}`, query: { latitude, longitude } });
      },
      ({ code }) => resolve({ problem: code === denied ? problems.denied : problems.unknown }),
      { enableHighAccuracy: true, timeout: longestWait, maximumAge: 60_000 },
    );
  });
}

const denied = 1;

const problems = {
  denied:
    'Izin lokasi ditolak. Izinkan di setelan browser, atau salin titiknya dari aplikasi peta.',
  unknown: 'Tempat Anda belum diketahui. Coba lagi di luar ruangan, atau salin dari aplikasi peta.',
};
