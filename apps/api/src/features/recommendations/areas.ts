/** Areas as `area_sales` has them. */
export const cityArea = (city_id: string): string => `city:${city_id}`;
export const provinceArea = (province: string): string => `province:${province}`;
export const everywhere = 'all';
