import { type Language } from '../../common/messages/languages.constants.js';

/** A place with its established names in English, Chinese and Khmer. */
export interface Place {
  code: string;
  names: Record<Language, string>;
}

/** One day. Administrative divisions change at most about once a year. */
export const REGIONS_MAX_AGE_S = 86_400;

export const CHINA: Place = { code: 'CN', names: { 'en-US': 'China', 'zh-CN': '中国', 'km-KH': 'ចិន' } };
export const CAMBODIA: Place = {
  code: 'KH',
  names: { 'en-US': 'Cambodia', 'zh-CN': '柬埔寨', 'km-KH': 'កម្ពុជា' },
};

const OVERSEAS_CODE = '990000';

/** The last area of China, beside Taiwan, Hong Kong and Macau: the lists of Chinese divisions have this code for abroad. */
export const OVERSEAS: Place = {
  code: OVERSEAS_CODE,
  names: { 'en-US': 'Overseas', 'zh-CN': '海外', 'km-KH': 'ក្រៅប្រទេស' },
};

/** The country of people who live in none of the listed ones. It has the same code because it was stored with it. */
export const ELSEWHERE: Place = {
  code: OVERSEAS_CODE,
  names: { 'en-US': 'Elsewhere', 'zh-CN': '其他地区', 'km-KH': 'កន្លែងផ្សេង' },
};

/** Codes with a name that are not listed with the other countries. */
export const NOT_LISTED: ReadonlySet<string> = new Set([
  // Listed first.
  ...['CN', 'KH'],
  // In the list of the divisions of China.
  ...['HK', 'MO', 'TW'],
  // Parts of other countries, unions, and codes for tests: not in ISO 3166-1.
  ...['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'],
]);

const province = (code: string, en: string, zh: string, km: string): Place => ({
  code,
  names: { 'en-US': en, 'zh-CN': zh, 'km-KH': km },
});

/** As in ISO 3166-2:KH. */
export const CAMBODIAN_PROVINCES: readonly Place[] = [
  province('KH-1', 'Banteay Meanchey', '班迭棉吉省', 'បន្ទាយមានជ័យ'),
  province('KH-2', 'Battambang', '马德望省', 'បាត់ដំបង'),
  province('KH-3', 'Kampong Cham', '磅湛省', 'កំពង់ចាម'),
  province('KH-4', 'Kampong Chhnang', '磅清扬省', 'កំពង់ឆ្នាំង'),
  province('KH-5', 'Kampong Speu', '磅士卑省', 'កំពង់ស្ពឺ'),
  province('KH-6', 'Kampong Thom', '磅通省', 'កំពង់ធំ'),
  province('KH-7', 'Kampot', '贡布省', 'កំពត'),
  province('KH-8', 'Kandal', '干丹省', 'កណ្តាល'),
  province('KH-9', 'Koh Kong', '戈公省', 'កោះកុង'),
  province('KH-10', 'Kratie', '桔井省', 'ក្រចេះ'),
  province('KH-11', 'Mondulkiri', '蒙多基里省', 'មណ្ឌលគិរី'),
  province('KH-12', 'Phnom Penh', '金边市', 'ភ្នំពេញ'),
  province('KH-13', 'Preah Vihear', '柏威夏省', 'ព្រះវិហារ'),
  province('KH-14', 'Prey Veng', '波罗勉省', 'ព្រៃវែង'),
  province('KH-15', 'Pursat', '菩萨省', 'ពោធិ៍សាត់'),
  province('KH-16', 'Ratanakiri', '腊塔纳基里省', 'រតនគិរី'),
  province('KH-17', 'Siem Reap', '暹粒省', 'សៀមរាប'),
  province('KH-18', 'Preah Sihanouk', '西哈努克省', 'ព្រះសីហនុ'),
  province('KH-19', 'Stung Treng', '上丁省', 'ស្ទឹងត្រែង'),
  province('KH-20', 'Svay Rieng', '柴桢省', 'ស្វាយរៀង'),
  province('KH-21', 'Takeo', '茶胶省', 'តាកែវ'),
  province('KH-22', 'Oddar Meanchey', '奥多棉吉省', 'ឧត្តរមានជ័យ'),
  province('KH-23', 'Kep', '白马省', 'កែប'),
  province('KH-24', 'Pailin', '拜林省', 'ប៉ៃលិន'),
  province('KH-25', 'Tboung Khmum', '特本克蒙省', 'ត្បូងឃ្មុំ'),
];

type OtherNames = readonly [en: string, km: string];

/** The names of the Chinese provinces in the two other languages, by the first two digits of their codes. */
export const CHINESE_PROVINCES: Readonly<Partial<Record<string, OtherNames>>> = {
  11: ['Beijing', 'ប៉េកាំង'],
  12: ['Tianjin', 'ធៀនជីន'],
  13: ['Hebei', 'ហឺប៉ី'],
  14: ['Shanxi', 'សានស៊ី'],
  15: ['Inner Mongolia', 'ម៉ុងហ្គោលីខាងក្នុង'],
  21: ['Liaoning', 'លាវនីង'],
  22: ['Jilin', 'ជីលីន'],
  23: ['Heilongjiang', 'ហីឡុងជាំង'],
  31: ['Shanghai', 'ស៊ាងហៃ'],
  32: ['Jiangsu', 'ជាំងស៊ូ'],
  33: ['Zhejiang', 'ចឺជាំង'],
  34: ['Anhui', 'អានហួយ'],
  35: ['Fujian', 'ហ្វូជៀន'],
  36: ['Jiangxi', 'ជាំងស៊ី'],
  37: ['Shandong', 'សានតុង'],
  41: ['Henan', 'ហឺណាន'],
  42: ['Hubei', 'ហ៊ូប៉ី'],
  43: ['Hunan', 'ហ៊ូណាន'],
  44: ['Guangdong', 'ក្វាងតុង'],
  45: ['Guangxi', 'ក្វាងស៊ី'],
  46: ['Hainan', 'ហៃណាន'],
  50: ['Chongqing', 'ឆុងឈីង'],
  51: ['Sichuan', 'ស៊ីឈួន'],
  52: ['Guizhou', 'ក្វីចូវ'],
  53: ['Yunnan', 'យូណាន'],
  54: ['Tibet', 'ទីបេ'],
  61: ['Shaanxi', 'សាអានស៊ី'],
  62: ['Gansu', 'កានស៊ូ'],
  63: ['Qinghai', 'ឈីងហៃ'],
  64: ['Ningxia', 'និងសៀ'],
  65: ['Xinjiang', 'ស៊ីនជាំង'],
  71: ['Taiwan', 'តៃវ៉ាន់'],
  81: ['Hong Kong', 'ហុងកុង'],
  82: ['Macau', 'ម៉ាកាវ'],
};
